import { readRoute, type Route } from '../http/route.ts';
import { readUser } from './readUser.ts';

export const userRoutes: readonly Route[] = [readRoute('getUser', readUser)];
