// What a container's health check runs: does this address answer that all is well?
const { ok } = await fetch(process.argv[2], { signal: AbortSignal.timeout(4000) }).catch(() => ({ ok: false }));
process.exit(ok ? 0 : 1);
