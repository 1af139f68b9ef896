import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { DialogFooter } from '../Dialog/DialogFooter.tsx';
import { Text } from '../Text/Text.tsx';
import { useWords } from '../../words/index.ts';
import { featureUnavailableWords } from '../words/featureUnavailable.ts';

export interface FeatureUnavailableProps {
  /** Where such data comes from instead. */
  children: ReactNode;
  /** Closes the dialog around it. */
  onDismiss: () => void;
  /**
   * The button’s label.
   * @default 'Got It'
   */
  closeLabel?: string;
}

/** Replaces the form in a dialog when the server does not offer it. */
export function FeatureUnavailable({ children, onDismiss, closeLabel }: FeatureUnavailableProps) {
  const words = useWords(featureUnavailableWords);
  return (
    <>
      <Text data-part="feature-unavailable-text" measure>
        {children}
      </Text>
      <DialogFooter>
        <Button onClick={onDismiss}>{closeLabel ?? words.close}</Button>
      </DialogFooter>
    </>
  );
}
