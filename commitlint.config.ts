/** Subjects of merge commits that a hosting service writes by itself. */
const MERGE_OF_A_SERVICE = [
  /^Merge pull request #\d+ from \S+/,
  /^Merge [0-9a-f]{40} into [0-9a-f]{40}\s*$/,
  /^Merge branch '[^']+' into '[^']+'\n[^]*^See merge request \S+/m,
  /^Merged in \S+ \(pull request #\d+\)/,
];

/** Conventional Commits: `type(scope): subject`, in at most 72 characters. */
const config = {
  extends: ['@commitlint/config-conventional'],
  rules: { 'header-max-length': [2, 'always', 72] },
  defaultIgnores: false,
  ignores: [(message: string) => MERGE_OF_A_SERVICE.some((pattern) => pattern.test(message))],
};

export default config;
