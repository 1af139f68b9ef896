export { useHistory, usePlanVersions } from './queries.ts';
