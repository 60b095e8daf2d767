import { auditLog } from './audit/audit';
import { failures } from './failures/failures';
import { releases } from './permits/releases';
import { trash } from './trash/trash';
import { vitals } from './vitals/vitals';

/** The platform resources of the console, in the order of the menu. */
export const platformResources = [auditLog, trash, releases, failures, vitals];
