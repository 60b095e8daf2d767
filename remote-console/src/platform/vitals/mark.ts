import { type Vital, vitalLimits } from 'shared/contract';

export type Mark = 'good' | 'work' | 'poor';

export const markOf = (name: Vital, value: number): Mark => {
  const { good, poor } = vitalLimits[name];
  return value <= good ? 'good' : value <= poor ? 'work' : 'poor';
};

/** `2.31 s`, `180 ms`; layout shifts have no unit. */
export const written = (name: Vital, value: number) => {
  if (name === 'cls') return value.toFixed(2);
  return value >= 1000 ? `${(value / 1000).toFixed(2)} s` : `${Math.round(value)} ms`;
};
