import { type ConsoleResource, menuGroups } from './data/define-resource';
import { resources as unsortedResources } from './resources.generated';

const getMenuPosition = ({ menu }: ConsoleResource) =>
  menu ? menuGroups.indexOf(menu.group) * 1000 + menu.order : Number.MAX_SAFE_INTEGER;

/** Everything that the console consists of, in the order of the menu. */
export const resources = [...unsortedResources].sort((one, other) => getMenuPosition(one) - getMenuPosition(other));

export { tabs } from './resources.generated';
