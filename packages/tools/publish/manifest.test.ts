import { expect, test } from 'vitest';
import { sharedFields } from './manifest.ts';

const engines = { node: '>=20.19', npm: '>=10' };

test('a package publishes where the project lives, and its own folder in it', () => {
  const root = {
    engines,
    homepage: 'https://example.com',
    repository: { type: 'git', url: 'git+https://example.com/project.git' },
  };
  expect(sharedFields(root, 'packages/ui')).toEqual({
    engines: { node: '>=20.19' },
    homepage: 'https://example.com',
    repository: {
      type: 'git',
      url: 'git+https://example.com/project.git',
      directory: 'packages/ui',
    },
  });
  expect(sharedFields({ ...root, repository: 'example/project' }, 'packages/ui')).toMatchObject({
    repository: { type: 'git', url: 'example/project', directory: 'packages/ui' },
  });
});

test('while it is not filled in, no address is published', () => {
  expect(sharedFields({ engines }, 'packages/ui')).toEqual({ engines: { node: '>=20.19' } });
});
