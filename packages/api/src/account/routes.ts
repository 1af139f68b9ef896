import { readRoute, type Route } from '../http/route.ts';
import { readUser } from '../rules/index.ts';

export const userRoutes: readonly Route[] = [readRoute('getUser', readUser)];
