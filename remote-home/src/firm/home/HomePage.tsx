import { Popups } from '../../layout/popups/Popups';
import { Contact } from './Contact';
import { Directions } from './Directions';
import { Gateways } from './Gateways';
import { Hero } from './Hero';
import { Lawyers } from './Lawyers';
import type { HomeData } from './load';
import { Magazine } from './Magazine';

/** The seven parts of the home page, in the order of the specification (§2); the layer lies above all of them. */
export const HomePage = ({ data: { setting, lawyers, boards } }: { data: HomeData }) => (
  <>
    <Hero hero={setting.hero} siteName={setting.siteName} tel={setting.company.tel} />
    <Gateways gateways={setting.gateways} />
    <Lawyers lawyers={lawyers} />
    <Magazine boards={boards} />
    <Contact phones={setting.phones} />
    <Directions offices={setting.offices} />
    <Popups />
  </>
);
