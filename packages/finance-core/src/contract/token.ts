import * as v from 'valibot';
import type { Quantity } from '../money/quantity.ts';
import type { Instant } from '../time/instant.ts';
import { idField } from './fields/idField.ts';
import { instantField } from './fields/instantField.ts';
import { moneyField } from './fields/moneyField.ts';
import { optionalField } from './fields/optionalField.ts';
import { positiveQuantityInput, quantityField } from './fields/quantityField.ts';

/** How many days a stake may be locked. */
export const STAKE_DURATIONS = [30, 90, 365] as const;
export type StakeDuration = (typeof STAKE_DURATIONS)[number];

export const tokenInfo = v.object({
  /** US dollars for one token; finer than a cent, so a quantity. */
  currentPrice: quantityField,
  /** A percentage: 2.5 is up 2.5 %. */
  priceChange24h: v.pipe(v.number(), v.finite()),
  marketCap: moneyField,
  volume24h: moneyField,
  totalSupply: quantityField,
});

/** A stake that runs. */
export interface RunningStake {
  id: string;
  amount: Quantity;
  /** Days. */
  duration: StakeDuration;
  /** A percentage: 15 is 15 %. */
  apy: number;
  startedAt: Instant;
  endsAt: Instant;
  /** What it earns until then. */
  reward: Quantity;
}

const runningStake: v.GenericSchema<unknown, RunningStake> = v.object({
  id: idField,
  amount: quantityField,
  duration: v.picklist(STAKE_DURATIONS),
  apy: v.pipe(v.number(), v.finite()),
  startedAt: instantField,
  endsAt: instantField,
  reward: quantityField,
});

export const tokenBalance = v.object({
  balance: quantityField,
  stakedAmount: quantityField,
  totalEarned: quantityField,
  /** Those that run, the one that ends first at the top; absent on a server that does not list them. */
  stakes: optionalField(v.array(runningStake)),
});

const tokenReward = v.object({
  id: idField,
  /** What it was earned for, words joined by underscores. */
  action: v.string(),
  amount: quantityField,
  createdAt: instantField,
});

/** Newest first. */
export const tokenRewards = v.array(tokenReward);

export const stakeRequest = v.strictObject({
  amount: positiveQuantityInput,
  duration: v.picklist(STAKE_DURATIONS),
});

export type TokenInfo = v.InferOutput<typeof tokenInfo>;
export type TokenHoldings = v.InferOutput<typeof tokenBalance>;
export type TokenReward = v.InferOutput<typeof tokenReward>;
export type StakeRequest = v.InferOutput<typeof stakeRequest>;
