import { JoinPage } from './members/join/JoinPage';
import { createJoinPage } from './members/join/page';
import { mergeGuestCart } from './shop/carts/merge-guest-cart';

/** A cart that cannot be merged after joining is merged when the cart is opened (S5). */
const JoinPageWithCart = () => <JoinPage afterSignIn={mergeGuestCart} />;

export const page = createJoinPage(JoinPageWithCart);
