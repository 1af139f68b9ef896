import { CircleCheck } from 'lucide-react';
import { forwardRef, useId } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Card, Heading, Stack, Text } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { successPanelWords } from '../words/successPanel.ts';
import * as styles from './SuccessPanel.css.ts';

export interface SuccessPanelProps extends HostProps<'section', 'children' | 'title'> {
  /** The person’s first name. */
  firstName: string;
  /**
   * What was achieved.
   * @default 'Account Created Successfully!'
   */
  title?: string;
  /**
   * Returns the greeting for a first name.
   * @default (firstName) => `Welcome, ${firstName}!`
   */
  greeting?: (firstName: string) => string;
  /**
   * What happens now, while people wait.
   * @default 'Preparing your personalized setup...'
   */
  message?: string;
}

/**
 * Confirms a success while the next step is being prepared.
 *
 * It can take the focus: move the focus to it when it replaces a form, and assistive technology
 * reads the title, the greeting and the message in one go.
 */
export const SuccessPanel = forwardRef<HTMLElement, SuccessPanelProps>(function SuccessPanel(
  { firstName, title, greeting, message, className, ...rest },
  ref,
) {
  const words = useWords(successPanelWords);
  const titleId = useId();
  const textId = useId();
  return (
    <Card
      data-part="success-panel"
      as="section"
      padding="l"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={textId}
      {...rest}
      ref={ref}
      className={classes(styles.root, className)}
    >
      <span data-part="success-panel-icon" className={styles.mark} aria-hidden="true">
        <CircleCheck className={styles.icon} />
      </span>
      <Heading data-part="success-panel-title" level={1} id={titleId}>
        {title ?? words.title}
      </Heading>
      <Stack gap={1} id={textId}>
        <Text data-part="success-panel-greeting" size="l" align="center">
          {greeting?.(firstName) ?? words.greeting({ firstName })}
        </Text>
        <Text data-part="success-panel-message" tone="muted" align="center">
          {message ?? words.message}
        </Text>
      </Stack>
      <span data-part="success-panel-track" className={styles.track} aria-hidden="true">
        <span data-part="success-panel-bar" className={styles.runner} />
      </span>
    </Card>
  );
});
