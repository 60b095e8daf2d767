export const phaseTones = { mount: 'error', mismatch: 'error', data: 'warning', server: 'error' } as const;
