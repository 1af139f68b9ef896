/** A story or a page in the index of a Storybook. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** Where the stories are. */
export interface StoryLibrary {
  /** Reads the index of the stories. */
  readonly readIndex: () => Promise<readonly IndexEntry[]>;
  /** The address of a story in a theme, in the brand of the studio. */
  readonly addressOf: (id: string, theme: string) => string;
}

/** This Storybook. */
export const thisStorybook: StoryLibrary = {
  readIndex: async () => {
    const answer = await fetch('index.json');
    const { entries } = (await answer.json()) as { entries: Record<string, IndexEntry> };
    return Object.values(entries);
  },
  addressOf: (id, theme) => {
    const globals = `theme:${theme};brand:studio`;
    return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', embed: 'true', globals })}`;
  },
};

/** A component or a screen, with what can be shown of it. */
export interface Subject {
  /** Its title: `Debts/DebtCard`. */
  readonly value: string;
  /** Its name: `DebtCard`. */
  readonly label: string;
  /** Its group: `Debts`. */
  readonly detail: string;
  readonly stories: readonly { readonly value: string; readonly label: string }[];
  /** The story that is shown first. */
  readonly first: string;
}

/** What shows everything a brand can change. */
export const SAMPLE: Subject = {
  value: 'sample',
  label: 'A sample of everything',
  detail: 'Logo, type, controls, chart and QR code',
  stories: [{ value: 'foundations-brand-studio--sample', label: 'Sample' }],
  first: 'foundations-brand-studio--sample',
};

/** Groups of the index that show no component of the library, or the app in its own brand. */
const OTHER_GROUPS = /^(?:Foundations|Flows|Start|Guides|Decisions)\//;

/** Every screen, then every component by its group; of each, first the story with all its states. */
export function subjectsIn(entries: readonly IndexEntry[]): readonly Subject[] {
  const drawn = entries.filter(
    ({ type, title, tags }) =>
      type === 'story' && !tags.includes('behavior') && !OTHER_GROUPS.test(title),
  );
  const subjects = [...new Set(drawn.map(({ title }) => title))].map((title): Subject => {
    const own = drawn.filter((entry) => entry.title === title);
    const first = own.find(({ tags }) => tags.includes('matrix')) ?? own[0];
    return {
      value: title,
      label: title.split('/').slice(1).join(' / '),
      detail: title.split('/')[0] ?? '',
      stories: own.map(({ id, name }) => ({ value: id, label: name })),
      first: first?.id ?? '',
    };
  });
  const isScreen = ({ detail }: Subject) => detail === 'Screens';
  return [
    SAMPLE,
    ...subjects.filter(isScreen),
    ...subjects.filter((subject) => !isScreen(subject)),
  ];
}
