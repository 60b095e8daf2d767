import { fairBuyer, fairSeller } from './terms/fair';
import { formConsult } from './terms/form-consult';
import { marketing } from './terms/marketing';
import { privacy } from './terms/privacy';
import { service } from './terms/service';
import { thirdParty } from './terms/third-party';
import { auction, shop } from './terms/trade';
import type { TermsSeed } from './text';

export const terms: TermsSeed[] = [
  service,
  privacy,
  marketing,
  thirdParty,
  formConsult,
  fairSeller,
  fairBuyer,
  auction,
  shop,
];
