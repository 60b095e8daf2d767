/** What an operator should change before the site is public. Both are sentences. */
export interface Finding {
  /** Refuses the start of a public site; others are logged alone. */
  fatal: boolean;
  problem: string;
  remedy: string;
}

export const formatFinding = ({ fatal, problem, remedy }: Finding) =>
  `${fatal ? 'Unsafe' : 'Warning'}: ${problem} ${remedy}`;
