import { SignUp } from '@dime-time/ui';
import { useLocation } from 'wouter';
import { paths } from '../config/paths.ts';
import { randomId } from '../http/apiClient.ts';

export default function SignUpPage() {
  const [, navigate] = useLocation();
  return (
    <SignUp
      newId={randomId}
      readTime={() => new Date().toISOString()}
      delay={delay}
      // No server call: the sign-in provider has the accounts, and the password is not stored.
      onCreate={() => {}}
      onFinish={() => navigate(paths.landing)}
      homeHref={paths.landing}
      signInHref={paths.signIn}
    />
  );
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
