DROP TABLE room_activity;
DROP TABLE room_sanctions;
DROP TABLE room_managers;
DROP TABLE broadcast_bookings;
DROP TABLE announced_broadcasts;
DROP TABLE broadcasts;
DROP TABLE rooms;
