export const phaseTones = { mount: 'error', mismatch: 'error', data: 'warning' } as const;
