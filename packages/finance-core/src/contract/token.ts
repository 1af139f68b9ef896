import * as v from 'valibot';
import { idField } from './fields/idField.ts';
import { instantField } from './fields/instantField.ts';
import { moneyField } from './fields/moneyField.ts';
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

export const tokenBalance = v.object({
  balance: quantityField,
  stakedAmount: quantityField,
  totalEarned: quantityField,
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
export type TokenBalance = v.InferOutput<typeof tokenBalance>;
export type TokenReward = v.InferOutput<typeof tokenReward>;
export type StakeRequest = v.InferOutput<typeof stakeRequest>;
