export { floodPng, photo } from './sample-pictures'
