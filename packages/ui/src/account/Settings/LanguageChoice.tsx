import { ChoiceGroup } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { settingsWords } from '../words/settings.ts';

export interface LanguageChoiceProps {
  /** The locale that is shown: a BCP 47 tag. */
  value: string;
  /** The languages to choose from, each with its name in itself. */
  options: readonly { locale: string; name: string }[];
  /** Called with the chosen locale. */
  onChange: (locale: string) => void;
}

/** The languages, each by its own name, for a person who cannot read the page. */
export function LanguageChoice({ value, options, onChange }: LanguageChoiceProps) {
  const words = useWords(settingsWords);
  return (
    <ChoiceGroup
      label={words.language}
      description={words.languageDescription}
      options={options.map(({ locale, name }) => ({
        value: locale,
        label: <span lang={locale}>{name}</span>,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
