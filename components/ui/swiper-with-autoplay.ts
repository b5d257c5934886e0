// One chunk with the only module in use; importing "swiper/modules" dynamically would bring all of them.
export { Swiper } from "swiper";
export { Autoplay } from "swiper/modules";
