/** Addresses of the pictures the demo shop uploaded; written by tools/covers/photos.ts. */
export const PHOTOS = {
  'lake-evening': '/media/EvK_02W36Mzwmqv_uMC-yhRtv7jb2Y4gaFIxwxt--bs/1600x900-320-640-960-1280.jpg',
  'harbour-morning': '/media/4XU2lzbny5vnq3w1jSDvRP23p5ZwwNFpkWWkl1ltLqQ/1600x900-320-640-960-1280.jpg',
} as const;
