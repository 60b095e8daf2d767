/** Loaded on its own when a slider comes near: the first paint needs none of it. */
export { Swiper } from 'swiper';
export { Autoplay, Grid } from 'swiper/modules';
