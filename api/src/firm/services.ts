import type { MembersServices } from '../members/index';
import type { ViewCounter } from './boards/view-counter';
import type { FormLinks } from './forms/form-links';
import type { FormOwnership } from './forms/form-ownership';
import type { FormProofs } from './forms/form-proofs';

export interface FirmServices extends MembersServices {
  formProofs: FormProofs;
  formLinks: FormLinks;
  formOwnership: FormOwnership;
  viewCounter: ViewCounter;
}
