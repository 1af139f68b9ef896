import { SignUp } from '@dime-time/ui/screens/SignUp';
import { useLocation } from 'wouter';
import { randomKey } from '../http/randomKey.ts';
import { LANDING_PATH, SIGN_IN_PATH } from '../config/places.ts';

export default function SignUpPage() {
  const [, navigate] = useLocation();
  return (
    <SignUp
      newId={randomKey}
      now={() => new Date().toISOString()}
      delay={delay}
      // No server call: the sign-in provider keeps accounts, and a password is kept nowhere here.
      onCreate={() => {}}
      onFinish={() => navigate(LANDING_PATH)}
      homeHref={LANDING_PATH}
      signInHref={SIGN_IN_PATH}
    />
  );
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
