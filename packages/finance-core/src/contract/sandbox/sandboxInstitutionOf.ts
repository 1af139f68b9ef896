import { SANDBOX_INSTITUTIONS, type SandboxInstitution } from './sandboxInstitutions.ts';

/**
 * The bank of the sandbox that a public token stands for; a token that names none of them means the
 * first.
 *
 * @example sandboxInstitutionOf('public-sandbox-tidewater.link-sandbox_1').name // 'Tidewater Credit Union'
 */
export function sandboxInstitutionOf(publicToken: string): SandboxInstitution {
  const id = /^public-sandbox-([a-z-]+)\./.exec(publicToken)?.[1];
  return (
    SANDBOX_INSTITUTIONS.find((institution) => institution.id === id) ?? SANDBOX_INSTITUTIONS[0]
  );
}
