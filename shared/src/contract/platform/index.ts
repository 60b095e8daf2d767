import { audit } from './audit';
import { auth, staff } from './auth';
import { consoleFailures, failures } from './failures';
import { files } from './files';
import { live } from './live';
import { consolePermits, permits } from './permits';
import { trash } from './trash';
import { consoleVitals, vitals } from './vitals';

/** Routes by name: those of the site, and below `console` those of the administrators. */
export const platformRoutes = {
  site: { auth, failures, files, live, permits, vitals },
  console: { audit, failures: consoleFailures, permits: consolePermits, staff, trash, vitals: consoleVitals },
};

export * from './audit';
export * from './auth';
export * from './failures';
export * from './files';
export * from './live';
export * from './permits';
export * from './trash';
export * from './vitals';
