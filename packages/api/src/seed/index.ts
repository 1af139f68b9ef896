export { seedHousehold } from './seedHousehold.ts';
