// Health check of a container: exits with 0 when the address given as argument answers with 2xx.
const { ok } = await fetch(process.argv[2], { signal: AbortSignal.timeout(4000) }).catch(() => ({ ok: false }));
process.exit(ok ? 0 : 1);
