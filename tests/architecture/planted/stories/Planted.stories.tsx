import { useEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Planted' });

/** Nothing is wrong here: it shows that the others fail for their own reason. */
export const Healthy = meta.story({ render: () => <p>Readable.</p> });

/** Pale gray on white. */
export const Unreadable = meta.story({
  render: () => <p style={{ color: '#ccc', background: '#fff' }}>Hardly readable.</p>,
});

function Complains() {
  useEffect(() => console.error('planted complaint'), []);
  return <p>Readable.</p>;
}

export const WritesAnError = meta.story({ render: () => <Complains /> });

function Calls() {
  useEffect(() => {
    void fetch('/planted-call').catch(() => undefined);
  }, []);
  return <p>Readable.</p>;
}

export const UsesTheNetwork = meta.story({ render: () => <Calls /> });

export const BrokenPlay = meta.story({
  render: () => <p>Readable.</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Planted words')).toBeVisible();
  },
});

/** Dark gray on black, where the theme is dark. */
const paleInDark = `.planted { color: #000; background: #fff; }
  .dark .planted { color: #333; background: #000; }`;

export const UnreadableInDark = meta.story({
  render: () => (
    <>
      <style>{paleInDark}</style>
      <p className="planted">Readable in light.</p>
    </>
  ),
});

function Opens() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <style>{paleInDark}</style>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && <p className="planted">Readable in light.</p>}
    </>
  );
}

export const OpensWhatIsUnreadableInDark = meta.story({
  tags: ['behavior'],
  render: () => <Opens />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  },
});

function ComplainsInDark() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (ref.current?.closest('.dark')) console.error('planted complaint in dark');
  }, []);
  return <p ref={ref}>Readable.</p>;
}

export const WritesAnErrorInDark = meta.story({ render: () => <ComplainsInDark /> });
