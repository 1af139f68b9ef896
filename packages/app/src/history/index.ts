export { useHistory, useLastYear, useLongHistory, usePlanVersions } from './queries.ts';
