/** The page of the chart benchmark: what runs inside the browser. */
import {
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { create } from 'qrcode';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Area, AreaChart, CartesianGrid, Tooltip as Hint, XAxis, YAxis } from 'recharts';
import { DebtTrendChart, UiProvider } from '@dime-time/ui';
import { qrGeometry } from '../../../packages/ui/src/primitives/QrCode/QrCode.geometry.ts';
import { BOX, series, timeMount, type MountTime, type Prepare, type Stand } from './mounts.ts';

Chart.register(
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

const PURPLE = 'hsl(271 36% 48%)';
const SOFT = 'hsl(271 36% 48% / 0.12)';
const dollars = (value: number | string) => `$${(Number(value) / 100).toLocaleString('en-US')}`;

/** React charts mount into a root that stands already, as in a running app. */
function inRoot(host: HTMLElement, element: ReactNode): Stand {
  const root = createRoot(host);
  flushSync(() => root.render(null));
  return {
    mount: () => flushSync(() => root.render(element)),
    unmount: () => flushSync(() => root.unmount()),
  };
}

const ours: Prepare = (host, points) => inRoot(host, <DebtTrendChart points={points} />);

/** `pointRadius: 0` is what a user sets for a line without dots, the picture that the others draw. */
const chartJs: Prepare = (host, points) => {
  const canvas = host.appendChild(document.createElement('canvas'));
  let chart: Chart | undefined;
  const mount = () => {
    chart = new Chart(canvas, {
      type: 'line',
      data: {
        labels: points.map((point) => point.label),
        datasets: [
          {
            label: 'Total Debt',
            data: points.map((point) => point.value),
            borderColor: PURPLE,
            backgroundColor: SOFT,
            fill: true,
            tension: 0.3,
            cubicInterpolationMode: 'monotone',
            pointRadius: 0,
          },
        ],
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        interaction: { mode: 'index', intersect: false },
        scales: { y: { beginAtZero: false, ticks: { callback: dollars } } },
      },
    });
  };
  return { mount, unmount: () => chart?.destroy() };
};

const recharts: Prepare = (host, points) =>
  inRoot(
    host,
    <AreaChart {...BOX} data={[...points]}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="label" />
      <YAxis domain={['auto', 'auto']} tickFormatter={dollars} />
      <Hint />
      <Area
        type="monotone"
        dataKey="value"
        name="Total Debt"
        stroke={PURPLE}
        fill={SOFT}
        isAnimationActive={false}
      />
    </AreaChart>,
  );

/** No chart at all: what a mount and a frame cost by themselves on this machine. */
const nothing: Prepare = (host) => inRoot(host, <canvas />);

const CHARTS: Record<string, Prepare> = { ours, 'chart.js': chartJs, recharts, nothing };

/** A mount of ten thousand points takes recharts seconds, and seven of them tell no more than three. */
const SLOW_ROUNDS = 3;

/** The median mount of each chart. */
export type ChartFigures = Record<'ours' | 'chart.js' | 'recharts' | 'nothing', MountTime>;

const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Mounts every chart in turn, round after round, so that a slow moment of the machine slows all. */
async function chartFigures(count: number, rounds: number): Promise<ChartFigures> {
  const points = series(count);
  const times: Record<string, MountTime[]> = {};
  for (let round = count > 1000 ? -1 : -3; round < rounds; round += 1) {
    for (const [name, prepare] of Object.entries(CHARTS)) {
      const enough = name === 'recharts' && count > 1000 && round >= SLOW_ROUNDS;
      if (enough) continue;
      const time = await timeMount(prepare, points);
      if (round >= 0) (times[name] ??= []).push(time);
    }
  }
  const medians = Object.entries(times).map(([name, samples]) => [
    name,
    {
      script: middle(samples.map((sample) => sample.script)),
      painted: middle(samples.map((sample) => sample.painted)),
    },
  ]);
  return Object.fromEntries(medians) as ChartFigures;
}

/** Addresses to encode; each is another, so that nothing can be remembered. */
const ADDRESSES = Array.from(
  { length: 50 },
  (_, at) => `https://dimetime.example/dashboard?from=qr&visit=${1000 + at}`,
);

/** Microseconds a code, of our path and of the encoder alone, in turns of fifty: a clock here is coarse. */
function qrFigures(rounds: number): { ours: number; create: number } {
  const each = (encode: (value: string) => unknown) => {
    const began = performance.now();
    for (const value of ADDRESSES) encode(value);
    return ((performance.now() - began) * 1000) / ADDRESSES.length;
  };
  const times: { ours: number[]; create: number[] } = { ours: [], create: [] };
  for (let round = -3; round < rounds; round += 1) {
    const alone = each((value) => create(value, { errorCorrectionLevel: 'M' }));
    const withPath = each((value) => qrGeometry({ value, margin: 2, level: 'M' }));
    if (round >= 0) {
      times.create.push(alone);
      times.ours.push(withPath);
    }
  }
  return { ours: middle(times.ours), create: middle(times.create) };
}

declare global {
  interface Window {
    bench: { chartFigures: typeof chartFigures; qrFigures: typeof qrFigures };
  }
}

/** The stage the charts come and go on. */
function Stage() {
  return <div id="stage" />;
}

const page = document.body.appendChild(document.createElement('div'));
flushSync(() =>
  createRoot(page).render(
    <UiProvider theme="light">
      <Stage />
    </UiProvider>,
  ),
);
window.bench = { chartFigures, qrFigures };
