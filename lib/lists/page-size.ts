/** A first page is small, so that it is there at once; what follows is read ahead, in as few requests as can be. */
export const FIRST_PAGE = 50;
export const FURTHER_PAGE = 100;
