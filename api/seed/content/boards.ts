import type { Board } from 'shared/contract';
import { buildingAppraisal } from './magazine/building-appraisal';
import { defectWarrantyPeriods } from './magazine/defect-warranty-periods';
import { groupRegistration } from './magazine/group-registration';
import { leaseRegistration } from './magazine/lease-registration';
import { mediationTable } from './magazine/mediation-table';
import { moveInRegistration } from './magazine/move-in-registration';
import { preInspection } from './magazine/pre-inspection';
import { propertyDivision } from './magazine/property-division';
import { readingTheRegister } from './magazine/reading-the-register';
import { reconstructionConsent } from './magazine/reconstruction-consent';
import { visitationDoorstep } from './magazine/visitation-doorstep';
import { waterLeakBetweenFloors } from './magazine/water-leak-between-floors';
import { notices } from './notices';
import type { Article } from './text';

type BoardSeed = Omit<Article, 'picture' | 'lawyer'> &
  Partial<Pick<Article, 'picture' | 'lawyer'>> &
  Pick<Board, 'code' | 'status' | 'pinned' | 'allowComment' | 'secret'>;

const published = { status: 'PUBLISHED', pinned: false, allowComment: false, secret: false } as const;

const magazine: Article[] = [
  defectWarrantyPeriods,
  visitationDoorstep,
  preInspection,
  reconstructionConsent,
  buildingAppraisal,
  propertyDivision,
  waterLeakBetweenFloors,
  mediationTable,
  groupRegistration,
  moveInRegistration,
  readingTheRegister,
  leaseRegistration,
];

export const boards: BoardSeed[] = [
  ...magazine.map((article): BoardSeed => ({ ...published, ...article, code: 'MAGAZINE' })),
  ...notices.map((notice): BoardSeed => ({ ...published, ...notice, code: 'NOTICE' })),
];
