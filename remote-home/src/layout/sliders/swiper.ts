/** A chunk of its own, loaded when a slider comes near the window. */
export { Swiper } from 'swiper';
export { Autoplay, Grid } from 'swiper/modules';
