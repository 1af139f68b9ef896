import { SignUp } from '@dime-time/ui/screens/SignUp';
import { useLocation } from 'wouter';
import { randomKey } from '../data/randomKey.ts';
import { LANDING_ROUTE, SIGN_IN_PATH } from '../routes.tsx';

export default function SignUpPage() {
  const [, navigate] = useLocation();
  return (
    <SignUp
      newId={randomKey}
      now={() => new Date().toISOString()}
      delay={delay}
      // No server call: the sign-in provider keeps accounts, and a password is kept nowhere here.
      onCreate={() => {}}
      onFinish={() => navigate(LANDING_ROUTE.path)}
      homeHref={LANDING_ROUTE.path}
      signInHref={SIGN_IN_PATH}
    />
  );
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
