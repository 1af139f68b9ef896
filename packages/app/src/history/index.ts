export { useHistory, useLongHistory, usePlanVersions } from './queries.ts';
