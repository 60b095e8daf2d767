import { Popups } from '../../layout/popups/Popups';
import { Contact } from './Contact';
import { Directions } from './Directions';
import { Gateways } from './Gateways';
import { Hero } from './Hero';
import { LawyerSlider } from './LawyerSlider';
import type { HomeData } from './load';
import { MagazineSlider } from './MagazineSlider';

/** The parts of the home page in the order of the specification (§2), and the popups above them. */
export const HomePage = ({ data: { setting, lawyers, boards } }: { data: HomeData }) => (
  <>
    <Hero hero={setting.hero} siteName={setting.siteName} tel={setting.company.tel} />
    <Gateways gateways={setting.gateways} />
    <LawyerSlider lawyers={lawyers} />
    <MagazineSlider boards={boards} />
    <Contact phones={setting.phones} />
    <Directions offices={setting.offices} />
    <Popups />
  </>
);
