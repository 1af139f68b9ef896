import { afterAll } from 'vitest';
import { startApiTarget } from './apiTarget.ts';
import { describeContract } from './suite.ts';

const target = await startApiTarget();
afterAll(() => target.stop());

describeContract('the API on its embedded database', target);
