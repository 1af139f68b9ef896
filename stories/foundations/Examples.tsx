import {
  Button,
  Grid,
  IconButton,
  Inline,
  SliderField,
  Stack,
  Tabs,
  Text,
  tokens,
} from '@dime-time/ui';
import {
  CircleAlert,
  CircleCheck,
  Coins,
  CreditCard,
  HandCoins,
  Landmark,
  PiggyBank,
  Settings,
  TrendingDown,
  TriangleAlert,
} from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';

const LAYERS = {
  raised: 'content above others in the same part: a chart tooltip',
  navigation: 'the top bar and the bottom tabs',
  overlay: 'dialogs, the drawer, menus, lists of select fields',
  toast: 'messages, tooltips, the skip link',
} as const;

/** The layers above the page, each slightly offset. */
export function LayerScale() {
  return (
    <Stack gap={0}>
      {(Object.keys(LAYERS) as (keyof typeof LAYERS)[]).map((layer, index) => (
        <Layer key={layer} layer={layer} depth={index} />
      ))}
    </Stack>
  );
}

function Layer({ layer, depth }: { layer: keyof typeof LAYERS; depth: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    if (box.current) setValue(getComputedStyle(box.current).zIndex);
  }, []);
  return (
    <div
      ref={box}
      style={{
        position: 'relative',
        zIndex: tokens.layer[layer],
        marginBlockStart: depth === 0 ? 0 : `calc(-1 * ${tokens.space[2]})`,
        marginInlineStart: `calc(${depth} * ${tokens.space[5]})`,
        padding: tokens.space[4],
        border: `1px solid ${tokens.color.border}`,
        borderRadius: tokens.radius.l,
        background: tokens.color.surfaceRaised,
        boxShadow: tokens.shadow.floating,
      }}
    >
      <Text as="span" weight="semibold">
        {layer} · {value}
      </Text>
      <Text size="s" tone="muted">
        {LAYERS[layer]}
      </Text>
    </div>
  );
}

const PACES = ['fast', 'calm'] as const;

/** The two durations side by side; the button moves both marks to the other end. */
export function MotionScale() {
  const [isThere, setThere] = useState(false);
  return (
    <Stack gap={4} align="start">
      <Button onClick={() => setThere(!isThere)}>Move</Button>
      {PACES.map((pace) => (
        <div key={pace} style={{ inlineSize: '100%' }}>
          <Text size="s" tone="muted">
            {pace}
          </Text>
          <div
            data-pace={pace}
            style={{
              boxSizing: 'border-box',
              inlineSize: isThere ? '100%' : tokens.space[7],
              blockSize: tokens.space[3],
              borderRadius: tokens.radius.full,
              background: tokens.color.accent,
              transition: `inline-size ${tokens.motion[pace]} ${tokens.motion.ease}`,
            }}
          />
        </div>
      ))}
    </Stack>
  );
}

const ICONS = {
  debt: CreditCard,
  'round-ups': Coins,
  saved: PiggyBank,
  payment: HandCoins,
  bank: Landmark,
  decrease: TrendingDown,
  done: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} as const;

const ICON_SIZES = ['iconS', 'iconM', 'iconL'] as const;

/** The icons by meaning, and their three sizes. */
export function IconScale() {
  return (
    <Stack gap={6}>
      <Grid minItem="7rem" gap={4}>
        {Object.entries(ICONS).map(([meaning, Icon]) => (
          <Stack key={meaning} gap={2} align="center">
            <Icon size={24} aria-hidden="true" />
            <Text as="span" size="s" tone="muted">
              {meaning}
            </Text>
          </Stack>
        ))}
      </Grid>
      <Inline gap={5} align="end">
        {ICON_SIZES.map((size) => (
          <Stack key={size} gap={2} align="center">
            <Coins
              aria-hidden="true"
              style={{ inlineSize: tokens.size[size], blockSize: tokens.size[size] }}
            />
            <Text as="span" size="s" tone="muted">
              {size}
            </Text>
          </Stack>
        ))}
        <IconButton label="Settings" icon={<Settings size={20} aria-hidden="true" />} />
      </Inline>
    </Stack>
  );
}

const WAYS = [
  { value: 'one', label: 'One', content: <Text>The first.</Text> },
  { value: 'two', label: 'Two', content: <Text>The second.</Text> },
];

/** Controls whose arrow keys follow the reading direction. */
export function KeyedControls() {
  const [share, setShare] = useState(20);
  return (
    <Stack gap={4}>
      <SliderField label="Share" value={share} onChange={setShare} />
      <Tabs label="Ways" items={WAYS} />
    </Stack>
  );
}
