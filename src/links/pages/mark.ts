/** The mark of the service in a 32 × 32 box, two gables of a sala's roof over three pillars: on the site and on link pages. */
export const mark =
  '<path class="gold" fill="#e7b95a" d="M16 1c.9 5.2 3.9 8.6 8.6 10.5H7.4C12.1 9.6 15.1 6.2 16 1z"/><path d="M16 7.5c1.2 5.4 5.6 9 14 11.3H2C10.4 16.5 14.8 12.9 16 7.5z"/><path d="M5.5 20h3v7.5h-3zm9 0h3v7.5h-3zm9 0h3v7.5h-3zM2.5 28.5h27v2.3h-27z"/>'
