/**
 * Flags of Node for a process that builds. With 64 MB for new objects in place of 16 it spends a tenth less time, most of which
 * went into collecting them.
 */
export const buildFlags = ['--max-semi-space-size=64', '--import', 'tsx'];
