import type { Target } from '../../bench/attack/attack';

/** What the attackers are told about the product, and what of it to attack. */
export interface AttackOptions extends Pick<Target, 'site' | 'apis' | 'dataDir' | 'password' | 'requests'> {
  hostKey: string;
  databaseUrl: string;
  /** Of the pseudo-random choices. */
  seed: number;
  /** Names of the attacks. */
  names: string[];
}
