import { useEffect } from 'react';
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

/** Two looks of Radix that the library never asks for: another size, and a color. */
export const OutsideTheRadixSheet = meta.story({
  render: () => <span className="rt-reset rt-Badge rt-r-size-3">Readable.</span>,
});

export const OutsideTheRadixColors = meta.story({
  render: () => <span data-accent-color="tomato">Readable.</span>,
});
