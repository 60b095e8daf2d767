import { LoginPage } from './members/login/LoginPage';
import { createLoginPage } from './members/login/page';
import { mergeGuestCart } from './shop/carts/merge-guest-cart';

/** A cart that cannot be merged after sign-in is merged when the cart is opened (S5). */
const LoginPageWithCart = () => <LoginPage afterSignIn={mergeGuestCart} />;

export const page = createLoginPage(LoginPageWithCart);
