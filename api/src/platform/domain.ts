import { serveAudit } from './audit/routes';
import { createAccountChanges } from './auth/account-changes';
import { createKeys } from './auth/keys';
import { createTokens } from './auth/tokens';
import { purgeCanaries } from './canaries/canaries';
import { serveCanaries } from './canaries/routes';
import { defineDomain, hourMs, minuteMs } from './define-domain';
import { serveDeployTokens } from './deploy-tokens/routes';
import { purgeFailures, serveFailures } from './failures/routes';
import { createFiles } from './files/files';
import { serveFiles } from './files/routes';
import { purgeExpiredResponses } from './http/idempotency';
import { purgeThrottles } from './http/throttles';
import { purgeLiveEvents } from './live/publish';
import { serveLive } from './live/routes';
import { purgeOutbox } from './mail/outbox';
import { servePermits } from './permits/routes';
import { serveReference } from './reference/routes';
import { serveReleaseHealth } from './release-health/routes';
import type { PlatformPorts, PlatformServices, Resources } from './services';
import { serveSharingPictures } from './sharing-pictures/routes';
import { purgeTrash } from './trash/purge';
import { serveTrash } from './trash/routes';
import { purgeVitals, serveVitals } from './vitals/routes';
import { findVisits } from './vitals/visits';

export const createPlatformDomain = (ports: PlatformPorts) =>
  defineDomain({
    name: 'platform',
    services: ({ db, storage, publicUrl, requiresSecondFactor }: Resources): PlatformServices & PlatformPorts => {
      const keys = createKeys(db);
      return {
        db,
        storage,
        publicUrl,
        requiresSecondFactor,
        files: createFiles(db, storage),
        keys,
        tokens: createTokens(keys),
        accountChanges: createAccountChanges({ db, findAccess: ports.findAccountAccess }),
        ...ports,
      };
    },
    routes: [
      serveReference,
      serveTrash,
      serveLive,
      serveFiles,
      serveFailures,
      serveVitals,
      serveReleaseHealth,
      serveAudit,
      servePermits,
      serveDeployTokens,
      serveCanaries,
      serveSharingPictures,
    ],
    jobs: [
      ({ files }) => ({ name: 'files: sweep', everyMs: minuteMs, run: files.sweep }),
      ({ db }) => ({ name: 'idempotency: purge', everyMs: hourMs, run: async () => purgeExpiredResponses(db) }),
      ({ db }) => ({ name: 'throttles: purge', everyMs: hourMs, run: async () => purgeThrottles(db) }),
      ({ db }) => ({ name: 'live events: purge', everyMs: hourMs, run: async () => purgeLiveEvents(db) }),
      (services) => ({ name: 'trash: purge', everyMs: hourMs, run: () => purgeTrash(services) }),
      ({ db }) => ({ name: 'outbox: purge', everyMs: hourMs, run: async () => purgeOutbox(db) }),
      ({ db }) => ({ name: 'failures: purge', everyMs: hourMs, run: () => purgeFailures(db) }),
      ({ db }) => ({ name: 'vitals: purge', everyMs: hourMs, run: async () => purgeVitals(db) }),
      ({ db }) => ({ name: 'canaries: purge', everyMs: hourMs, run: async () => purgeCanaries(db) }),
    ],
    dashboardSections: { visits: findVisits },
  });
