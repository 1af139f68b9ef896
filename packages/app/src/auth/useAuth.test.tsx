import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAuth } from './useAuth.ts';

function Greeting() {
  return <p>{useAuth().status}</p>;
}

// @requirement 8.auth-context
test('outside of its provider it throws the product’s words', () => {
  expect(() => renderToString(<Greeting />)).toThrow('useAuth must be used within an AuthProvider');
});
