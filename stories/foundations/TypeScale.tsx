import { Stack, Text, tokens } from '@dime-time/ui';
import { useLayoutEffect, useRef, useState } from 'react';

type Size = keyof typeof tokens.fontSize;

/** Every size of text with its line height and letter spacing, as the browser computes them. */
export function TypeScale() {
  return (
    <Stack gap={5}>
      {(Object.keys(tokens.fontSize) as Size[]).map((size) => (
        <Sample key={size} size={size} />
      ))}
    </Stack>
  );
}

function Sample({ size }: { size: Size }) {
  const sample = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState('');
  useLayoutEffect(() => {
    if (!sample.current) return;
    const { fontSize, lineHeight, letterSpacing } = getComputedStyle(sample.current);
    const [pixels, height] = [fontSize, lineHeight].map((value) => Math.round(parseFloat(value)));
    const spacing = letterSpacing === 'normal' ? 0 : parseFloat(letterSpacing);
    setValues(`${pixels}/${height} px, ${Math.round(spacing * 100) / 100} px`);
  }, []);
  return (
    <div>
      <Text size="s" tone="muted">
        {size} · {values}
      </Text>
      <div
        ref={sample}
        style={{
          fontSize: tokens.fontSize[size],
          lineHeight: tokens.lineHeight[size],
          letterSpacing: tokens.letterSpacing[size],
        }}
      >
        A dime at a time
      </div>
    </div>
  );
}
