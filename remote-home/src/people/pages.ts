export { page as join } from '../join/page';
export { page as recovery } from '../recovery/page';
