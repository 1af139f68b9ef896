import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createMailer } from '../../../packages/api/src/marketing/index.ts';
import { MailRefused } from '../../../packages/api/src/marketing/mailer.ts';

let server: SMTPServer | undefined;

afterEach(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (server) server.close(resolve);
  else resolve();
  server = undefined;
  await promise;
});

/** @param refuses whether the server is full. */
async function startMailServer(refuses = false) {
  const received: string[] = [];
  const started = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void text(stream).then((message) => {
        if (!refuses) received.push(message);
        done(refuses ? new Error('No room') : undefined);
      });
    },
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const smtpUrl = `smtp://127.0.0.1:${started.server.address().port}`;
  const settings = { smtpUrl, from: 'app@dime.example', to: 'hello@dime.example' };
  return { mailer: createMailer(settings), received };
}

const mail = { id: 'm_1', name: 'Ada', email: 'ada@example.test', message: 'Hello\n.\nthere' };

test('a message arrives whole, to be answered to whoever wrote it', async () => {
  const { mailer, received } = await startMailServer();
  expect(mailer.configured).toBe(true);
  await mailer.send(mail);
  const [head = '', body = ''] = (received[0] ?? '').split('\r\n\r\n', 2);
  expect(head).toContain('From: app@dime.example');
  expect(head).toContain('To: hello@dime.example');
  expect(head).toContain('Reply-To: Ada <ada@example.test>');
  expect(head).toContain('Message-ID: <m_1@dime.example>');
  expect(body).toContain('Hello\r\n.\r\nthere');
});

test.each([
  ['name', 'Ada\r\nBcc: everybody@example.test'],
  ['name', 'Ada, everybody@example.test'],
  ['email', 'ada@example.test\r\nBcc: everybody@example.test'],
  ['email', 'ada@example.test, everybody@example.test'],
])('a %s of %j goes to nobody else', async (field, value) => {
  const { mailer, received } = await startMailServer();
  await mailer.send({ ...mail, [field]: value });
  const [head = ''] = (received[0] ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/^(bcc|cc):/im);
  expect(head.match(/^To: .*$/gm)).toEqual(['To: hello@dime.example']);
});

test('a server that does not take it, or is not there, is an error', async () => {
  const { mailer } = await startMailServer(true);
  const refusal = await mailer.send(mail).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(MailRefused);
  expect(refusal).toHaveProperty('message', expect.stringContaining('No room'));
  const gone = createMailer({
    smtpUrl: 'smtp://127.0.0.1:9',
    from: 'a@b.example',
    to: 'c@d.example',
  });
  const absence = await gone.send(mail).catch((error: unknown) => error);
  expect(absence).not.toBeInstanceOf(MailRefused);
  expect(absence).toHaveProperty('message', expect.stringContaining('ECONNREFUSED'));
});

test('without a server nothing is mailed, and nobody is told that it was', async () => {
  const mailer = createMailer({ from: 'a@b.example', to: 'c@d.example' });
  expect(mailer.configured).toBe(false);
  await expect(mailer.send(mail)).rejects.toThrow('not set up');
});
