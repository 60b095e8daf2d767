import { type VitalName, vitalLimits } from 'shared/contract';

export type VitalRating = 'good' | 'needsImprovement' | 'poor';

/** Rates a value by the thresholds of its vital. */
export const rateVital = (name: VitalName, value: number): VitalRating => {
  const { good, poor } = vitalLimits[name];
  return value <= good ? 'good' : value <= poor ? 'needsImprovement' : 'poor';
};

/** `2.31 s` or `180 ms`, from milliseconds; a layout shift has no unit. */
export const formatVital = (name: VitalName, value: number) => {
  if (name === 'cls') return value.toFixed(2);
  return value >= 1000 ? `${(value / 1000).toFixed(2)} s` : `${Math.round(value)} ms`;
};
