import type { RouteSpec } from 'shared/contract';
import type { AttackClient } from './attack-client';
import type { AttackDatabase } from './database';

interface BadRequest {
  method: string;
  /** Below `/api`. */
  path: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

interface Expression {
  /** File and line. */
  place: string;
  source: string;
  flags: string;
}

/** What attacks find, and how they reach it. */
export interface Target {
  /** Address of the host. */
  site: string;
  /** Addresses of two processes of the API on one database. */
  apis: [string, string];
  client: AttackClient;
  db: AttackDatabase;
  /** Folder of files and mails. */
  dataDir: string;
  /** Password of the demo accounts. */
  password: string;
  /** Number of bad inputs. */
  requests: number;
  /** Pseudo-random numbers between 0 and 1. */
  roll: () => number;
  /** Creates a request that must be refused, whoever sends it. */
  createBadRequest: (route: RouteSpec, ids: readonly string[], roll: () => number) => BadRequest;
  /** The regular expressions of the sources that run on the server, and those among some that hostile input keeps busy. */
  listExpressions: () => Expression[];
  findUnsafeExpressions: (expressions: Expression[]) => Promise<string[]>;
}

interface Outcome {
  tries: number;
  /** What was not refused, or showed something; empty if the product holds. */
  through: string[];
  /** Figures that are no fault. */
  notes?: string[];
}

export interface Attack {
  name: string;
  /** It compares times, which a reader beside it would blur. */
  isTimed?: boolean;
  /** Whether the attack finds a hole that is planted, or succeeds where it may. */
  control: (target: Target) => Promise<boolean>;
  run: (target: Target) => Promise<Outcome>;
}
