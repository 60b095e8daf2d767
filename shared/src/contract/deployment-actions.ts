/** What can be done with releases that are published. */
export const releaseActions = [
  'promote',
  'rollback',
  'pin',
  'unpin',
  'disable',
  'enable',
  'remove',
  'share',
  'promoteCanary',
  'cancel',
] as const;
export type ReleaseAction = (typeof releaseActions)[number];

/** What the log of a registry has. */
export const loggedActions = ['deploy', ...releaseActions] as const;

/** What the audit log has: also what the site does by itself, when a canary fails more or its plan is over. */
export const deploymentActions = [...loggedActions, 'stop', 'complete'] as const;
